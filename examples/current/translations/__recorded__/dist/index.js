function createTexts(language, messages) {
    const plural = new Intl.PluralRules(language);
    return {
        close: messages.close,
        files: (count)=>{
            const key = 'one' === plural.select(count) ? 'files.one' : 'files.other';
            return messages[key].replace('{count}', String(count));
        }
    };
}
export { createTexts };
