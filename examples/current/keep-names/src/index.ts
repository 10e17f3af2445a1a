export class ParseError extends Error {
  constructor(line: number) {
    super(`line ${line}`);
    this.name = new.target.name;
  }
}

function trim(text: string) {
  return text.trim();
}

export const steps = [trim];
