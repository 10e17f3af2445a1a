const limits = {
    retries: 3
};
const words = {
    greeting: 'hello'
};
const line = `${words.greeting} ${limits.retries}`;
export { line };
