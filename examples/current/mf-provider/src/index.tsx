export const Counter = () => <button type="button">0</button>;
