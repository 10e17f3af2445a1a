const platform = 'browser';
const load = async (path)=>(await fetch(path)).text();
export { load, platform };
