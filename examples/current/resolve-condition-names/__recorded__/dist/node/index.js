var src_store = "a file";
export { src_store as store };
