import { chromium } from "playwright"; import http from "node:http"; import { readFileSync, existsSync } from "node:fs"; import { join, extname } from "node:path";
const dir="node_modules/.cache/stories"; const T={".html":"text/html",".js":"text/javascript",".css":"text/css",".json":"application/json",".svg":"image/svg+xml",".woff2":"font/woff2",".avif":"image/avif",".webp":"image/webp"};
const s=http.createServer((q,r)=>{const f=join(dir,decodeURIComponent(new URL(q.url,"http://a").pathname)); if(!existsSync(f)){r.writeHead(404).end();return;} r.writeHead(200,{"content-type":T[extname(f)]??"application/octet-stream"}).end(readFileSync(f));}).listen(0);
const port=s.address().port; const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
for (const [id,w] of process.argv.slice(2).map(a=>a.split(":"))) { const p=await b.newPage({viewport:{width:Number(w),height:800}}); p.setDefaultTimeout(280000);
 try { await p.goto(`http://localhost:${port}/iframe.html?id=${id}&viewMode=story`,{timeout:280000}); await p.waitForSelector("#storybook-root > *",{timeout:280000}); await p.waitForTimeout(4000); await p.screenshot({path:`/tmp/h10/shot-${id}-${w}.png`,fullPage:true,timeout:200000}); console.log(id,w,"ok"); } catch(e){console.log(id,w,String(e).slice(0,200));} await p.close(); }
await b.close(); s.close();
