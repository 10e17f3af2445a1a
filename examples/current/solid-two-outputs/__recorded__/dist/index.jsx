import { createSignal } from "solid-js";
const Counter = (props)=>{
    const [count, setCount] = createSignal(0);
    return <button type="button" onClick={()=>setCount(count() + 1)}>
      {props.label} {count()}
    </button>;
};
export { Counter };
