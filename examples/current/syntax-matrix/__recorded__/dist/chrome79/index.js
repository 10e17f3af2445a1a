const city = (user)=>{
    var _ref;
    return null != (_ref = null == user ? void 0 : user.city) ? _ref : 'nowhere';
};
const copy = (user)=>({
        ...user
    });
export { city, copy };
