import "reflect-metadata";
function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : null === desc ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if ("object" == typeof Reflect && "function" == typeof Reflect.decorate) r = Reflect.decorate(decorators, target, key, desc);
    else for(var i = decorators.length - 1; i >= 0; i--)if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if ("object" == typeof Reflect && "function" == typeof Reflect.metadata) return Reflect.metadata(metadataKey, metadataValue);
}
const column = (target, name)=>{
    const type = Reflect.getMetadata('design:type', target, name);
    console.log(`${name}: ${type.name}`);
};
class User {
    constructor(){
        this.name = '';
        this.born = new Date(0);
    }
}
_ts_decorate([
    column,
    _ts_metadata("design:type", String)
], User.prototype, "name", void 0);
_ts_decorate([
    column,
    _ts_metadata("design:type", "u" < typeof Date ? Object : Date)
], User.prototype, "born", void 0);
export { User };
