import { createTexts } from 'translations';

const language = process.argv[2];
const { messages } = await import(`translations/messages/${language}`);
const { close, files } = createTexts(language, messages);
console.log(close, files(1), files(2));
