const city = (user)=>{
    var _ref;
    return null != (_ref = null == user ? void 0 : user.city) ? _ref : 'nowhere';
};
export { city };
