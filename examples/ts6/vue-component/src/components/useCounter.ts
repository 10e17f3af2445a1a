import { ref } from 'vue';

/** A count and the function that adds one to it. */
export function useCounter(start = 0) {
  const count = ref(start);
  return { count, add: () => count.value++ };
}
