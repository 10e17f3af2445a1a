class Counter {
    static #last = 0;
    static next() {
        Counter.#last += 1;
        return Counter.#last;
    }
}
export { Counter };
