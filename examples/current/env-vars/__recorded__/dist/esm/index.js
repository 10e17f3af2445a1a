const mode = ()=>import.meta.env.MODE;
const api = ()=>"https://api.example.com";
const nodeEnv = ()=>process.env.NODE_ENV;
export { api, mode, nodeEnv };
