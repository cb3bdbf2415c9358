/// A workflow of GitHub Actions for a repository that has a manifest in it.
public enum WorkflowFile {
  static let path = ".github/workflows/kijun-sync.yml"
  /// The manifest that is meant where none is named.
  public static let manifest = "sources.json"

  /// - Parameter manifest: its path from the top of the repository.
  static func file(manifest: String, time: ScheduleTime) -> ScheduleFile {
    ScheduleFile(
      path: path,
      text: """
        # \(ScheduleFile.mark)
        # The runner needs Kijun on its path; times are in UTC.
        name: Guidelines
        on:
          schedule:
            - cron: "\(time.cron)"
          workflow_dispatch:
        permissions:
          contents: read
        concurrency:
          group: kijun-sync
          cancel-in-progress: false
        jobs:
          sync:
            runs-on: ubuntu-latest
            timeout-minutes: 60
            steps:
              - uses: actions/checkout@v4
              - uses: actions/cache/restore@v4
                with:
                  path: kijun.sqlite
                  key: kijun-${{ github.run_id }}
                  restore-keys: kijun-
              - name: Read what has changed
                env:
                  MANIFEST: \(quoted(manifest))
                run: |
                  revision() {
                    kijun changes --db kijun.sqlite --json 2>/dev/null | sed -n 's/.*"to_revision": \\([0-9]*\\).*/\\1/p'
                  }
                  before=$(revision)
                  code=0
                  kijun sync --db kijun.sqlite --manifest "$MANIFEST" || code=$?
                  # 10: something has changed. 2: a source could not be read; others may have changed all the same.
                  if [ "$code" -eq 10 ] || { [ "$code" -eq 2 ] && [ "$(revision)" != "$before" ]; }; then
                    kijun changes --db kijun.sqlite --since "${before:-last}" --format markdown >> "$GITHUB_STEP_SUMMARY"
                  fi
                  if [ "$code" -eq 10 ]; then
                    code=0
                  fi
                  exit "$code"
              - uses: actions/cache/save@v4
                if: ${{ !cancelled() && hashFiles('kijun.sqlite') != '' }}
                with:
                  path: kijun.sqlite
                  key: kijun-${{ github.run_id }}-${{ github.run_attempt }}

        """)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }
}
