import { createRequire } from 'node:module';
import { gunrunners as g } from '@stakeout/gunrunners';
import { FastChance } from '@stakeout/kernel';
const mode = process.argv[2] ?? 'both';
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');
const config = g.configure({}, 4).value;
function inPlace(chance){ const s=g.setup(config,4,chance); let n=0; for(;;){ const seat=g.toAct(s)[0]; if(seat===undefined) return n; const l=g.legal(s,seat); g.applyInPlace(s,seat,l[chance.pick(l.length)],chance,null); n++; } }
const c2 = new FastChance(5);
const port = { name:'g', disableUndo:true, setup:()=>g.setup(config,4,c2), moves:{ act: ({G,playerID},a)=>{ g.applyInPlace(G,Number(playerID),a,c2,null);} },
 turn:{ order:{first:({G})=>g.toAct(G)[0], next:({G})=>g.toAct(G)[0]}, endIf:({G,ctx})=>g.toAct(G)[0]!==Number(ctx.currentPlayer)}, endIf:({G})=>g.outcome(G)??undefined };
const reduce = CreateGameReducer({game:port});
function bg(){ let s=InitializeGame({game:port,numPlayers:4}); let n=0; for(;;){ if(s.ctx.gameover!==undefined) return n; const seat=g.toAct(s.G)[0]; if(String(seat)!==s.ctx.currentPlayer) throw 1; const l=g.legal(s.G,seat); const next=reduce(s,{type:'MAKE_MOVE',payload:{type:'act',args:[l[c2.pick(l.length)]],playerID:String(seat)}}); if(next._stateID!==s._stateID+1) throw new Error('refused'); s=next; n++; } }
function time(f,ms){ const t=performance.now(); let n=0; do n+=f(); while(performance.now()-t<ms); return (n/(performance.now()-t)*1000).toFixed(0); }
const c1=new FastChance(1);
for(let i=0;i<5;i++){ console.log(mode!=='bg'?time(()=>inPlace(c1),300):'', mode!=='own'?time(bg,400):''); }
