import { createTexts } from 'translations';
import { messages } from 'translations/messages/zh';

document.body.textContent = createTexts('zh', messages).files(2);
