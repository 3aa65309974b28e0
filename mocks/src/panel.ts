export type { SignedIn } from './db/sign-in.ts';
export { MocksPanel, type MocksPanelProps } from './panel/mocks-panel.tsx';
