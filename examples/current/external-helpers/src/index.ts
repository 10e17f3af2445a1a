export class Point {
  constructor(public x: number) {}

  get doubled(): number {
    return this.x * 2;
  }
}
