/** Stands here until the panel is written. */
export default function MocksPanel() {
  return null;
}
