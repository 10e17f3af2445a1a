const load = ()=>import("./heavy~0.js");
export { load };
