/** Stands in a build for hoist-non-react-statics, which emotion's `withTheme` uses, and nobody uses that. */
export default function keep<Component>(component: Component): Component {
  return component;
}
