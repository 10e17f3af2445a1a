export class Counter {
  static #last = 0;

  static next(): number {
    Counter.#last += 1;
    return Counter.#last;
  }
}
