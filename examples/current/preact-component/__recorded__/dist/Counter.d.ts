import './Counter.css';
export declare const Counter: ({ label }: {
    label: string;
}) => import("preact").JSX.Element;
