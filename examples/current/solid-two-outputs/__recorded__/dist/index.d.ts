export declare const Counter: (props: {
    label: string;
}) => import("solid-js").JSX.Element;
