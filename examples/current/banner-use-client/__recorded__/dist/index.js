import './index.css';
"use client";
const a = 1;
export { a };
