/** The tag that build/pages writes for `<Explorer />`. */
export { Explorer } from './Explorer';
