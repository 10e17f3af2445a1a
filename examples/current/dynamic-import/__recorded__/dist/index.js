const load = ()=>import("./heavy.js");
export { load };
