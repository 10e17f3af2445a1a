var words_namespaceObject = {
    O: "Hello"
};
const greet = (text)=>[
        words_namespaceObject.O,
        ...text
    ];
export { greet };
