/**
 * The payment id for a request and a status: `pay-` and an FNV-1a hash of both. A `Credit` that is typed into the URL has no
 * matching id. The payment page contains the source of this function, so it must not use anything outside itself, and no named
 * functions inside, for which bundlers add helpers.
 */
export function paymentIdFor(paymentRequestId: string, status: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `${paymentRequestId}:${status}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `pay-${hash.toString(16).padStart(8, '0')}`;
}

const contentSecurityPolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";

/** Script and styles are separate files, so that a strict content security policy allows them. */
export function paymentPage(): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">
<link rel="icon" href="data:,">
<title>Demo payment provider</title>
<link rel="stylesheet" href="./payment.css">
<script src="./payment.js" defer></script>
</head>
<body>
<main>
<header>
<h1>Demo payment provider</h1>
<p class="demo">This is a demo. No real money is charged and no real details are needed.</p>
</header>
<p class="amount" id="amount">Rs. – /-</p>
<dl>
<div><dt>Paid for</dt><dd id="purpose">–</dd></div>
<div><dt>Buyer</dt><dd id="buyer">–</dd></div>
<div><dt>Payment request</dt><dd id="request">–</dd></div>
</dl>
<section aria-labelledby="card-title" class="card">
<h2 id="card-title">Card</h2>
<p class="number" aria-hidden="true">0000 0000 0000 0000</p>
<p>A demo card is already selected. Never enter a real card number here.</p>
</section>
<p id="problem" role="alert"></p>
<div class="actions">
<button type="button" id="pay" disabled>Pay</button>
<button type="button" id="fail" class="quiet" disabled>Fail the payment</button>
</div>
<noscript><p>This page needs JavaScript to return to the website.</p></noscript>
</main>
</body>
</html>
`;
}

export function paymentScript(): string {
  return `'use strict';
(() => {
  const paymentIdFor = ${paymentIdFor.toString()};
${behaviour}})();
`;
}

const behaviour = `
  const query = new URLSearchParams(location.search);
  const read = (name) => query.get(name) || '';
  const element = (id) => document.getElementById(id);

  const returnUrl = () => {
    try {
      const url = new URL(read('return_to'));
      return /^https?:$/.test(url.protocol) ? url : undefined;
    } catch {
      return undefined;
    }
  };

  const finish = (status) => {
    const url = returnUrl();
    if (!url) return;
    url.searchParams.set('payment_id', paymentIdFor(read('payment_request_id'), status));
    url.searchParams.set('payment_request_id', read('payment_request_id'));
    url.searchParams.set('payment_status', status);
    url.searchParams.set('course', read('course'));
    location.assign(url.href);
  };

  element('amount').textContent = 'Rs. ' + (read('amount') || '–') + ' /-';
  element('purpose').textContent = read('purpose') || '–';
  element('buyer').textContent = read('buyer') || '–';
  element('request').textContent = read('payment_request_id') || '–';

  if (read('payment_request_id') && returnUrl()) {
    for (const [id, status] of [['pay', 'Credit'], ['fail', 'Failed']]) {
      element(id).addEventListener('click', () => finish(status));
      element(id).disabled = false;
    }
  } else {
    element('problem').textContent = 'This payment link is incomplete. Please go back and start again.';
  }
`;

export function paymentStyles(): string {
  return `:root {
  color-scheme: light dark;
  --ground: #f4f1ea; --sheet: #fffdf7; --text: #22302f; --soft: #566665; --line: #d5cfbf;
  --deep: #0b5351; --on-deep: #ffffff; --marigold: #fbe3b4; --on-marigold: #4a3200; --bad: #9c1f1f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #101a1a; --sheet: #182524; --text: #eaf1ef; --soft: #a9bab8; --line: #38504e; --deep: #7fd1c7;
    --on-deep: #062624; --marigold: #4a3508; --on-marigold: #ffe6b0; --bad: #ff9c94;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 16px; background: var(--ground); color: var(--text);
  font: 1rem/1.55 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif;
}
main {
  max-width: 27rem; margin: 4vh auto; padding: 1.5rem; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 16px; overflow-wrap: anywhere;
}
h1 { margin: 0; font-size: 1.25rem; color: var(--deep); }
h2 { margin: 0; font-size: 1rem; }
.demo {
  margin: .75rem 0 0; padding: .5rem .75rem; background: var(--marigold); color: var(--on-marigold);
  border-radius: 8px; font-weight: 600;
}
.amount { margin: 1.5rem 0 .5rem; font-size: 2rem; font-weight: 700; }
dl { margin: 0; }
dl div { display: flex; gap: 1rem; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--line); }
dt { flex: none; color: var(--soft); }
dd { margin: 0; text-align: end; }
.card { margin: 1.25rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 12px; }
.card p { margin: .5rem 0 0; color: var(--soft); }
.card .number { font-family: ui-monospace, monospace; letter-spacing: .08em; }
.actions { display: grid; gap: .75rem; }
button {
  min-height: 3rem; padding: .5rem 1rem; border: 2px solid var(--deep); border-radius: 10px; background: var(--deep);
  color: var(--on-deep); font: inherit; font-weight: 700; cursor: pointer;
}
button.quiet { background: transparent; color: var(--bad); border-color: var(--bad); }
button:disabled { opacity: .5; cursor: not-allowed; }
button:focus-visible { outline: 3px solid var(--text); outline-offset: 3px; }
#problem { margin: 0; color: var(--bad); }
#problem:not(:empty) { margin-bottom: 1rem; }
`;
}
