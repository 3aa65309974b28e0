/** The part of the viewer's cart that a purchase needs. Passed in by the route, because a feature does not import another feature. */
export interface Cart {
  items: readonly { _id: string; title: string }[];
  remove: (courseId: string) => void;
}
