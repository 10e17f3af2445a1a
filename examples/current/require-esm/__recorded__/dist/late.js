const settings = await Promise.resolve({
    language: 'en'
});
export { settings };
