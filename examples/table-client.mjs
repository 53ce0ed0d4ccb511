// A whole player in one file: takes a seat, plays random options to the end, and says how it went.
//   node examples/table-client.mjs http://localhost:3000/join/<token> [name]     (an invitation to a seat)
//   node examples/table-client.mjs http://localhost:3000/table/<id> [name]       (any public table with an open seat)
// It needs Node 20 or newer and the package `ws`. The protocol is explained in docs/protocol.md.
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

const [link, name = 'Random'] = process.argv.slice(2);
const { origin, pathname } = new URL(link);
const [, page, token] = pathname.split('/');

// 1. Become somebody. The cookie is all there is to an identity: store it to be the same guest tomorrow. The server wants to
// see its own origin with everything that changes something, as a browser would send it.
const headers = { origin, 'content-type': 'application/json' };

async function post(path, body) {
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const [cookie] = response.headers.getSetCookie();
  if (cookie) headers.cookie = cookie.split(';')[0];
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.error} ${JSON.stringify(answer.refusals)}`);
  return answer;
}
await post('/api/me', { name });

// 2. Take a seat. To be ready is to add a nonce to the shuffle that the table's commitment promises, for each a nonce of its own. With
// both, `stakeout verify` can check the file of the match.
const { table, you } = await post(page === 'join' ? `/api/invitations/${token}` : `/api/tables/${token}/sit`, {});
const nonces = {};
function beReady({ commitment }) {
  nonces[commitment] ??= randomBytes(32).toString('hex');
  post(`/api/tables/${table.id}/ready`, { nonce: nonces[commitment] }).catch((error) => console.log(error.message));
}
console.log(`${name} has seat ${you.seat} of ${table.game} and waits for the host to start.`);

// 3. Play. Only the newest position matters to a player who keeps nothing in mind; others fold `events` into the view.
let latest = null; // { seq, turn } of the newest position
let request = null; // what was asked and has no answer yet
let socket;

function ask(message) {
  request = { ...message, key: randomBytes(16).toString('hex') };
  socket.send(JSON.stringify(request));
}

function play() {
  const { outcome, options } = latest.turn;
  if (outcome) return quit(`Over: ${outcome.ending}. Scores ${outcome.scores}, winners ${outcome.winners}.`);
  if (request || options.length === 0) return;
  ask({ type: 'act', seq: latest.seq, actions: [options[Math.floor(Math.random() * options.length)]] });
}

function hear(message) {
  const isGone = message.type === 'table' && (message.you.seat === null || message.table.status === 'closed');
  if (isGone) return quit('The seat was taken away, or the table was closed.');
  if (message.table?.status === 'waiting' && !message.table.seats[message.you.seat].ready) beReady(message.table);
  if ('turn' in message && (!latest || message.seq >= latest.seq)) latest = message; // state, entry or undone
  if ((message.type === 'ack' || message.type === 'refused') && message.key === request?.key) {
    request = null;
    if (message.error === 'stale') return; // Somebody was faster: the current state follows.
    if (message.error === 'standIn') return ask({ type: 'return' }); // We were too slow, and a bot stood in.
    if (message.error) return quit(`Refused: ${JSON.stringify(message)}`);
  }
  if (latest) play();
}

function quit(text) {
  console.log(text);
  process.exit();
}

// 4. Connect, and connect again whenever the connection is lost. An unanswered request is sent again with its old key: if
// the server has done it already, it says so and does not do it twice.
function connect() {
  socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table.id}/live`, { headers });
  socket.on('open', () => request && socket.send(JSON.stringify(request)));
  socket.on('message', (data) => hear(JSON.parse(data)));
  socket.on('error', (error) => console.log(error.message));
  socket.on('close', (code) => {
    if (code === 4004 || code === 4500) quit(`Closed with ${code}: coming back would be useless.`);
    else setTimeout(connect, 500 + Math.random() * 1000);
  });
}
connect();
