/** Replaces hoist-non-react-statics in builds. Only emotion's `withTheme` needs it, which this app does not use. */
export default function hoistNonReactStatics<Component>(component: Component): Component {
  return component;
}
