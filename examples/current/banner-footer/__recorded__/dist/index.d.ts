// Type definitions of my-lib 1.0.0
import './style.css';
export declare const a: () => number;

// end of my-lib
