import { createFileRoute } from '@tanstack/react-router';
import { useAddToCart } from '../features/cart/use-cart.ts';
import { CoursePage } from '../features/courses/course-page.tsx';
import { useBuy } from '../features/purchase/use-buy.ts';

export const Route = createFileRoute('/_site/course-detail/$id')({
  loader: ({ context: { prefetch, queries }, params: { id } }) => prefetch(queries.getCourse({ id })),
  // No `head`: the page renders its own metadata, which depends on the course.
  component: CourseRoute,
});

function CourseRoute() {
  const { id } = Route.useParams();
  const { isPending, buy } = useBuy();
  const addToCart = useAddToCart();
  return <CoursePage key={id} id={id} actions={{ isPending, onBuy: buy, onAddToCart: addToCart }} />;
}
