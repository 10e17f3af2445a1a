/** A count and the function that adds one to it. */
export declare function useCounter(start?: number): {
    count: import("vue").Ref<number, number>;
    add: () => number;
};
