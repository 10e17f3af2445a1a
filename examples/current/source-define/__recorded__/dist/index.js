const version = "1.2.3";
const isDebug = false;
export { isDebug, version };
