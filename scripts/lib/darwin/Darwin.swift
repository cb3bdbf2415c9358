import Darwin

func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { unsafe kijun_open(path, flags) }
var errno: Int32 { kijun_errno() }
