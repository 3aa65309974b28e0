export { MocksPanel, type MocksPanelProps } from './panel/mocks-panel.tsx';
export type { SignedIn } from './panel/sign-in.tsx';
