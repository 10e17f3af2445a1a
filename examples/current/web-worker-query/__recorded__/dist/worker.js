const add = (left, right)=>left + right;
self.onmessage = ({ data })=>{
    self.postMessage(add(data[0], data[1]));
};
