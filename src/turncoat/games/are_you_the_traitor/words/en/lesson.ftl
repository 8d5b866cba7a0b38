## The lesson of Are You the Traitor?, step by step (`lesson.py`).

lesson-at-welcome = Everybody has a secret card. Those with a hat are Wizards: one Good, one Evil, and each knows only themselves. Among the others sits the Traitor.
lesson-at-card = Hold your card to read it; let go, and it is hidden. You are the Guard: you look for the Traitor.
lesson-at-liar = Ida claims to be the Guard. But five players have only one, and that is you. Touch Ida, and say that she lies.
lesson-at-stop = Sure? Hold the seal, slide onto Ida (or touch her), and confirm. The first Stop ends the round for all.
lesson-at-turned = Stop! Now all cards are turned up, one after another.
lesson-at-right = You found the Traitor, so Good wins. Had you been wrong, Evil would have won.
lesson-at-treasure = All of the winning side draw a treasure. Hold yours: crown jewels, five points! With ten you may end the game; the richest wins.
lesson-at-ready = In this pause a magic ring may steal a card, and whoever has ten points may say so. You have neither: touch Ready.
lesson-at-traitor = A new deal. Hold your card: now you are the Traitor. You look for nobody and never call Stop. Let the others be wrong.
lesson-at-lie = Ida says that she is the Guard. Lying is allowed, so lie too: touch yourself, and say that you are the KeyHolder.
lesson-at-called = Bo calls Stop and points at Ida. Is he right? The cards tell.
lesson-at-fooled = Bo is the Guard, so he knew that Ida lied. But she only hid that she holds the key. He was wrong: Evil wins, and you draw treasure.
lesson-at-end = The KeyHolder looks for a Good Wizard, the Evil Wizard for the KeyHolder. Your card always says whom you look for.
