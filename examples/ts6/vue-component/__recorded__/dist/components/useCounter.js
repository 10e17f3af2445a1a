import { ref } from "vue";
function useCounter(start = 0) {
    const count = ref(start);
    return {
        count,
        add: ()=>count.value++
    };
}
export { useCounter };
