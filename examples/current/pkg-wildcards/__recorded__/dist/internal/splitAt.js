const splitAt = (text, at)=>[
        text.slice(0, at),
        text.slice(at + 1)
    ];
export { splitAt };
