const feet = (count)=>({
        meters: 0.3048 * count
    });
export { feet };
