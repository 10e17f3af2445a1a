const buildHash = ()=>__webpack_hash__;
export { buildHash };
