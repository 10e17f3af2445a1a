declare module 'title-words' {
  export default function titleWords(text: string): string;
}
