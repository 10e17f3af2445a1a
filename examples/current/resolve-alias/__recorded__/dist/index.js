const request = (path)=>fetch(path);
export { request };
