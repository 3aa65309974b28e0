import { chromium } from '@playwright/test';
const base = process.env.BASE; const out = '/tmp/shots/';
const sessions = { student: { token: 'mock.' + Buffer.from('u-student').toString('base64url'), user: { _id: 'u-student', role: 10, fullName: 'Asha Kumari' } }, operator: { token: 'mock.' + Buffer.from('u-franchise').toString('base64url'), user: { _id: 'u-franchise', role: 12, fullName: 'Op' } } };
const pages = { home: ['/', null], about: ['/about-us', null], courses: ['/courses', null], course: ['/course-detail/c-tally', null], franchise: ['/franchise', null], contact: ['/contact-us', null], login: ['/login', null], register: ['/register', null], forgot: ['/forget-password', null], result: ['/view-result', null], terms: ['/terms-condition', null], privacy: ['/privacy-policy', null], verification: ['/verification?payment_id=p&payment_request_id=r&payment_status=Failed&course=c-tally', null], profile: ['/user/profile', 'student'], guard: ['/franchise/dashboard', 'student'], dashboard: ['/franchise/dashboard', 'operator'], students: ['/franchise/student-management', 'operator'], createBatch: ['/franchise/create-batch', 'operator'], createExam: ['/franchise/create-exam', 'operator'], createMarksheet: ['/franchise/create-marksheet', 'operator'], recharge: ['/franchise/recharge-wallet', 'operator'], media: ['/franchise/document-update', 'operator'], batches: ['/franchise/batches', 'operator'] };
const only = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
for (const [width, scheme] of JSON.parse(process.env.MODES ?? '[[360,"light"],[1280,"dark"],[768,"light"],[360,"dark"],[1280,"light"]]')) {
  for (const [name, [path, who]] of Object.entries(pages)) {
    if (only.length && !only.includes(name)) continue;
    const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (who) await page.addInitScript((s) => localStorage.setItem('institute.session', s), JSON.stringify(sessions[who]));
    await page.goto(base + path); await page.waitForTimeout(1500);
    await page.screenshot({ path: `${out}${name}-${width}-${scheme}.png`, fullPage: width !== 768 && process.env.FULL !== '0' });
    await context.close();
  }
}
await browser.close();
