/// The characters that make up most of any text in a language: those that are common everywhere, and those of words
/// about interfaces.
///
/// Of a text in the right encoding most characters are among them; of the same bytes in a wrong one hardly any, since
/// the standards order their characters by sound or by strokes and not by use.
struct CommonCharacters {
  private let characters: Set<UInt32>
  private let hasKana: Bool

  func contains(_ scalar: UInt32) -> Bool {
    hasKana && (0x3041...0x30FC).contains(scalar) || characters.contains(scalar)
  }

  private static func set(_ text: String, kana: Bool = false) -> CommonCharacters {
    CommonCharacters(characters: Set(text.unicodeScalars.map(\.value)), hasKana: kana)
  }

  /// Besides kana.
  static let japanese = set(
    """
    一七万三上下不世並中丸主九事二五京人今仕付代以休会位低住体何余作使保値側像元先入全八公六内円写出分切列別\
    前力効動化区十千半単去取口古可台右号合同名向味品員問四回囲図国土地域基報場売変外多夜大天太女始子字学安定\
    実室家対小少屋層工左帰常幅年広店度建引強形待後心必応思急性悪意態成所手択押拡持指操教数文料新方日早明映時\
    景更書替最月有服木末本来東果枠検業楽標横機欄次止正歩段毎比気水決法注海消減準漢火点無版物特状独現理生用画\
    界番発白的目直真着知研確示社私移種究空立端答範紙素索細終組線縦置考者聞背能自色花英行表補要見規視覧親角言\
    計記設証試話認語読調買質赤走起足車転込近返送透通週運道選部配重金長開間限院階隔集離電青面音順領頭題風館験\
    高黒
    """, kana: true)

  /// In mainland China.
  static let simplifiedChinese = set(
    """
    一万三上下不与且世业东两个中为主么义之也书了事二于五些交产人什今从他代以们件任会传但位住体何作你使便保信\
    候值做像儿元先光入全公共关其内再写决准几出分切列则利别到制前力加务动助化北区十单卡即却原去又及反发取受变\
    口只可右号各合同名后向听告员命和品哪器四回因国图圆在地场型域基填声处外多大天太头女她好如子字学它安完定实\
    家容宽寸对导将小少就尺层屏展工己已市师带常幕平年并应底度建开式张强当形很得心必态思性总息情想意感成我或所\
    手才打把报拉指按换据排接控提搜操收放政教数文新方无日时明是显景更最月有望期未本术机权条来板果标栏样核格框\
    模次正此段比民气水求没法注活海清滑点然片版物特状现理生用由电画界白的目直相看真眼着知码确示社种科移程空窗\
    立第等签管类粗系级线组细经结给统缩网置美老者而背能自至色范行表被西要见观规视览觉角解触计订认让记许论设识\
    话该语说调象资走起距路身转辅输边达过运还这进选透通道那部都里重量金钮错键长门问间队限难非面页项领题颜高
    """)

  /// In Taiwan and Hong Kong.
  static let traditionalChinese = set(
    """
    一三上下不且世並中主之也了事二五些交人什今他代以件任但位住何作你使來便保信個們候值做傳像元先光兒入內全兩\
    公共其再出分切列別利到制則前力加助動務化北區十卡即卻原去又及反取受口只可右各合同名向告命和品員哪問單器四\
    回因國圓圖在地型基報場填外多大天太女她好如子字學它安完定家容實寫寬寸將對導小少就尺屏展層工己已市師帶常幕\
    平年幾底度建式張強形很後得從心必思性情想意感態應成我或所手才打把拉指按排接控提換操據收放政效教數文新方於\
    日明是時景更書最會月有望期未本東板果查核格框條業標模樣機檢欄權次正此段比民氣水求決沒法活海清準滑為無然片\
    版物特狀現理生產用由界畫當發白的目直相看真眼知確碼示社科程種空立第等管範籤粗系級細組結給統經網線縮總置美\
    義老者而聲聽背能自至與色萬著處號行術表被裡西要見規視覺覽觀角解觸訂計記設許話該認語說調論識變讓象資走起距\
    路身輔輸轉透這通進運過道達選還邊那部都重量金鈕鍵長門開間關限隊難電非面頁項領頭題顏類顯體高麼點
    """)

  /// Syllables.
  static let korean = set(
    """
    가각간값강개거건검것게격결경계고공과관교구국그근글금기까나내너년높누뉴는니다단달당대더데도동되된두드들등\
    디때라람래러레려력로록롤류르른를리림링마막만말메며면명몇모목무문물미민바반발방배백버번변보본부분불뷰브블\
    비사살상색생서선설성세션소속수스습시식신실심아안않알애액앱약양어업없었에여역연열영오요용우운워원위유으은\
    을음의이인일임입있자작장재저적전점접정제조종주준줄중증지직진집쪽차처천체초최출치카커컨코콘크큰키타태택탭\
    터테텍템토통트튼티파패페포표프플필하학한할합항해했행현형호화확환회후
    """)

  /// Any of them, for an encoding that every language uses.
  static let all = CommonCharacters(
    characters: [japanese, simplifiedChinese, traditionalChinese, korean].reduce(Set()) {
      $0.union($1.characters)
    }, hasKana: true)
}
