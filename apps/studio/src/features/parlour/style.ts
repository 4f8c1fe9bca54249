/** The look of every page here. It stands in the page itself: there is nothing else to load. */
export const STYLE = `
:root{color-scheme:dark;--ground:#0f1a2b;--sheet:#17263d;--line:#2b3f5e;--ink:#f3f7ff;--quiet:#9db0cc;
--accent:#ff7a59;--accent-ink:#2a0a02;--good:#5fe0a4;--ring:#ffd08a}
[data-theme=light]{color-scheme:light;--ground:#f3f6fb;--sheet:#fff;--line:#d5deeb;--ink:#16233a;
--quiet:#55657f;--accent:#d8442a;--accent-ink:#fff;--good:#0d7a4d;--ring:#9a4b00}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Hiragino Sans","Noto Sans JP","Noto Sans Thai",sans-serif}
main{max-width:480px;margin:0 auto;padding:16px 16px 32px;display:grid;gap:16px}
h1{font-size:20px;margin:0}h2{font-size:15px;margin:0}
header{display:flex;align-items:center;justify-content:space-between;gap:12px}
.purse{text-align:right;font-size:13px;color:var(--quiet)}
.purse b{display:block;font-size:18px;color:var(--ink);font-variant-numeric:tabular-nums}
section.card>details:first-child{border:0}
.card{background:var(--sheet);border:1px solid var(--line);border-radius:16px;padding:16px;display:grid;gap:12px}
.stage{justify-items:center;text-align:center;min-height:196px;align-content:center}
.stage svg{width:112px;height:112px;animation:arrive .9s cubic-bezier(.2,.9,.3,1.2)}
.stage p{margin:0;font-weight:700;font-size:18px}.stage .won{color:var(--good)}.stage .quiet{font-weight:400}
.quiet{color:var(--quiet);font-size:13px;margin:0}
fieldset{border:0;margin:0;padding:0;display:grid;gap:8px}
legend{padding:0;font-size:13px;color:var(--quiet);margin-bottom:6px}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.choices label,.answers label{position:relative;display:flex;align-items:center;gap:12px;
min-height:52px;padding:8px 12px;border:1px solid var(--line);border-radius:12px;cursor:pointer}
label.field{display:grid;gap:6px}
.choices small{display:block;color:var(--quiet);font-size:13px}
.choices label,.answers label{justify-content:flex-start}
.answers{display:grid;gap:8px}
input[type=radio]{accent-color:var(--accent);width:20px;height:20px;margin:0;flex:none}
label:has(input:checked){border-color:var(--accent);background:color-mix(in srgb,var(--accent) 12%,transparent)}
select,input[type=text]{width:100%;min-height:48px;padding:8px 12px;font:inherit;color:inherit;background:var(--ground);
border:1px solid var(--line);border-radius:12px}
button{min-height:52px;border:0;border-radius:26px;background:var(--accent);color:var(--accent-ink);font:inherit;
font-weight:700;cursor:pointer}
button.plain{min-height:48px;background:transparent;color:var(--ink);border:1px solid var(--line)}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
summary{min-height:48px;display:flex;align-items:center;cursor:pointer;font-weight:600}
details{border-top:1px solid var(--line)}details>*+*{margin-top:8px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li{display:grid;grid-template-columns:1fr auto;gap:2px 12px;font-size:14px;font-variant-numeric:tabular-nums}
li code{grid-column:1/-1}
code{font:12px/1.4 ui-monospace,monospace;overflow-wrap:anywhere;color:var(--quiet)}
.notice{margin:0;padding:12px 16px;border-radius:12px;border:1px solid var(--accent)}
@keyframes arrive{from{transform:translateY(-40px) rotate(-200deg) scale(.6);opacity:0}}
@media (prefers-reduced-motion:reduce){.stage svg{animation:none}}
`;
