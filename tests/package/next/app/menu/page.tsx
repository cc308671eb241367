import { Button, ButtonLink } from "@danji/ui/button";
import { Popup } from "@danji/ui/popup";
import { SlideMenu } from "@danji/ui/slide-menu";

export default function MenuPage() {
  return (
    <main>
      <h1>Menu</h1>
      <SlideMenu.Root>
        <SlideMenu.Trigger asChild>
          <Button>Open the menu</Button>
        </SlideMenu.Trigger>
        <SlideMenu.Content label="Pages">
          <SlideMenu.Link to="/plans">Floor plans</SlideMenu.Link>
        </SlideMenu.Content>
      </SlideMenu.Root>
      <Popup.Root>
        <Popup.Trigger asChild>
          <Button>Open the popup</Button>
        </Popup.Trigger>
        <Popup.Content label="Plans">
          <ButtonLink to="/plans">Floor plans</ButtonLink>
        </Popup.Content>
      </Popup.Root>
    </main>
  );
}
