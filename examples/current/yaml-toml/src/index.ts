import limits from './limits.toml';
import words from './words.yaml';

export const line = `${words.greeting} ${limits.retries}`;
