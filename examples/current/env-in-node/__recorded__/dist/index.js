const endpoint = "https://api.example.com";
const region = import.meta.env.REGION;
export { endpoint, region };
